// The real loader of the Gemini CLI as a service: one line of JSON in names a log, one line out is what the loader made
// of it. Usage: node gemini_loader.mjs PATH-OF-CORE-INDEX.JS
// In: {"path": …, "history": true to get the history that the client would send}. Out: {"value": …} or {"error": …}.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

for (const name of ['log', 'info', 'debug', 'warn']) console[name] = console.error; // stdout is for the answers
const core = await import(pathToFileURL(process.argv[2]).href);

async function answer({ path, history }) {
  const record = await core.loadConversationRecord(path);
  return history && record ? core.convertSessionToClientHistory(record.messages ?? []) : record;
}

for await (const line of createInterface({ input: process.stdin })) {
  let out;
  try {
    out = { value: (await answer(JSON.parse(line))) ?? null };
  } catch (error) {
    out = { error: String(error?.stack ?? error) };
  }
  process.stdout.write(JSON.stringify(out) + '\n');
}
process.exit(0); // the package keeps handles open that would hold the process
