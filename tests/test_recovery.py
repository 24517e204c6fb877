"""Recovering descriptors from a binary: the scan, the rules of lowering to proto3, the text, the command."""

from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import generate_protos
import pytest
import recover_protos
from google.protobuf import descriptor_pool, message_factory
from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    Edition,
    EnumDescriptorProto,
    FeatureSet,
    FieldDescriptorProto,
    FileDescriptorProto,
    FileDescriptorSet,
)
from google.protobuf.message import Message
from hypothesis import given, settings
from hypothesis import strategies as st
from recovery.lower import Lowered, lower
from recovery.reach import RecoveryError
from recovery.render import Scopes, render
from recovery.scan import find_files

F = FieldDescriptorProto


def field(number: int, name: str, kind: Any = F.TYPE_STRING, type_name: str = "", **more: Any) -> F:
    label = F.LABEL_REPEATED if more.pop("repeated", False) else F.LABEL_OPTIONAL
    return F(number=number, name=name, type=kind, type_name=type_name or None, label=label, **more)


def message(name: str, *fields: F, **more: Any) -> DescriptorProto:
    return DescriptorProto(name=name, field=fields, **more)


def enum(name: str, values: dict[str, int], **more: Any) -> EnumDescriptorProto:
    listed: Any = [{"name": key, "number": number} for key, number in values.items()]
    return EnumDescriptorProto(name=name, value=listed, **more)


def file(name: str, package: str, *messages: DescriptorProto, **more: Any) -> FileDescriptorProto:
    more["syntax"] = more.get("syntax", "proto3") or None  # "" is proto2, which leaves the field out
    return FileDescriptorProto(name=name, package=package, message_type=messages, **more)


def editions(name: str, package: str, *messages: DescriptorProto, **more: Any) -> FileDescriptorProto:
    return file(name, package, *messages, syntax="editions", edition=Edition.EDITION_2023, **more)


def lowered_message(message: DescriptorProto, **more: Any) -> DescriptorProto:
    """`message`, lowered as the only one of a proto3 file of a kept package (or of a file with what `more` says)."""
    only = file("a.proto", "exa.a", message, **more)
    return lower({"a.proto": only}, [f"exa.a.{message.name}"], "out").files[0].message_type[0]


# The scan


PROTO3 = file("third_party/one/one.proto", "exa.one", message("One", field(1, "x")), dependency=["x.proto"])
EDITION = editions("two.proto", "exa.two", message("Two", field(1, "y")), public_dependency=[0], dependency=["z.proto"])
PROTO2 = file("three.proto", "exa.three", message("Three", field(1, "z")), syntax="")
LONG_NAME = file("d/" * 70 + "long.proto", "exa.long", message("Four", field(1, "z")))


def test_descriptors_are_found_in_noise() -> None:
    files = [PROTO3, EDITION, PROTO2, LONG_NAME]
    noise = [b"You are a helpful\n\x0bnot a.proto", b"panic: \x0a\xff.proto", b"\x00\x01" * 50, b"proto\n\x07a.proto"]
    blob = (
        b"".join(part + one.SerializeToString() for part, one in zip(noise, files, strict=True)) + b"Reading the file"
    )
    found = find_files(blob)
    assert {name: found[name] for name in (one.name for one in files)} == {one.name: one for one in files}
    assert list(found) == sorted(found)


@given(st.binary(max_size=60), st.binary(max_size=60))
@settings(max_examples=100)
def test_what_surrounds_a_descriptor_does_not_change_it(before: bytes, after: bytes) -> None:
    assert find_files(before + PROTO3.SerializeToString() + after)[PROTO3.name] == PROTO3
    assert find_files(before + EDITION.SerializeToString() + after)[EDITION.name] == EDITION


@pytest.mark.parametrize(
    "after", [b"p\x05", b"b\x04text", b'"\x08no field', b"P\x00", b"\n\x07b.proto", b"z\x01a", b""]
)
def test_a_descriptor_ends_where_something_else_begins(after: bytes) -> None:
    for one in (PROTO3, EDITION, PROTO2):
        assert find_files(one.SerializeToString() + after)[one.name] == one


def test_of_two_copies_the_longer_one_is_taken() -> None:
    stripped = file(PROTO3.name, "exa.one", message("One"))
    for blob in (stripped, PROTO3), (PROTO3, stripped):
        assert find_files(b"--".join(one.SerializeToString() for one in blob)) == {PROTO3.name: PROTO3}


def test_a_cut_descriptor_and_a_name_alone() -> None:
    assert find_files(b"\n\x07a.proto")["a.proto"] == FileDescriptorProto(name="a.proto")
    assert find_files(PROTO3.SerializeToString()[:-12])[PROTO3.name].package == "exa.one"
    assert find_files(b"a.proto \n\x08a.proto") == {}


# What is kept


def test_only_what_is_reached_is_kept_at_the_path_of_its_package() -> None:
    inner = message("Inner", field(1, "kind", F.TYPE_ENUM, ".exa.b.Kind"))
    outer = message("Outer", nested_type=[inner, message("Unused")])
    kind = enum("Kind", {"ZERO": 0})
    unused = enum("No", {"NO": 1})
    files = {
        "x/a.proto": file("x/a.proto", "exa.a", message("Root", field(1, "o", F.TYPE_MESSAGE, ".exa.b.Outer.Inner"))),
        "y/b.proto": file("y/b.proto", "exa.b", outer, message("Unused"), enum_type=[kind, unused]),
    }
    result = lower(files, ["exa.a.Root"], "out")
    assert [one.name for one in result.files] == ["out/exa/a/a.proto", "out/exa/b/b.proto"]
    assert result.originals == {"out/exa/a/a.proto": "x/a.proto", "out/exa/b/b.proto": "y/b.proto"}
    assert list(result.files[0].dependency) == ["out/exa/b/b.proto"]
    assert [m.name for m in result.files[1].message_type] == ["Outer"]
    assert [m.name for m in result.files[1].message_type[0].nested_type] == ["Inner"]
    assert [e.name for e in result.files[1].enum_type] == ["Kind"]


def test_types_outside_the_kept_packages_become_bytes_and_int32() -> None:
    entry = message("MapEntry", field(1, "key"), field(2, "value", F.TYPE_MESSAGE, ".other.M"))
    entry.options.map_entry = True
    root = message(
        "M",
        field(1, "one", F.TYPE_MESSAGE, ".other.M"),
        field(2, "many", F.TYPE_ENUM, ".exam.E", repeated=True),
        field(3, "when", F.TYPE_MESSAGE, ".google.protobuf.Timestamp"),
        field(4, "map", F.TYPE_MESSAGE, ".exa.a.M.MapEntry", repeated=True),
        nested_type=[entry],
    )
    foreign = {"m.proto": file("m.proto", "other", message("M")), "e.proto": file("e.proto", "exam", message("E"))}
    result = lower({"a.proto": file("a.proto", "exa.a", root), **foreign}, ["exa.a.M"], "out")
    only = result.files[0].message_type[0]
    kinds = [(f.type, f.type_name) for f in only.field]
    assert kinds[:3] == [
        (F.TYPE_BYTES, ""),
        (F.TYPE_INT32, ""),
        (F.TYPE_MESSAGE, ".google.protobuf.Timestamp"),
    ]
    assert only.nested_type[0].field[1].type == F.TYPE_BYTES
    assert result.opaque == {"exa.a.M.one": "other.M", "exa.a.M.many": "exam.E", "exa.a.M.MapEntry.value": "other.M"}
    assert list(result.files[0].dependency) == ["google/protobuf/timestamp.proto"]


def test_a_root_that_is_missing_and_two_files_for_one_path() -> None:
    with pytest.raises(RecoveryError, match=r"no message exa\.a\.Root"):
        lower({}, ["exa.a.Root"], "out")
    two = {f"{d}/a.proto": file(f"{d}/a.proto", "exa.a", message(d)) for d in ("X", "Y")}
    with pytest.raises(RecoveryError, match=r"two recovered files belong at out/exa/a/a\.proto; the second is Y"):
        lower(two, ["exa.a.X", "exa.a.Y"], "out")


# Other syntaxes, said in proto3


def features(**values: Any) -> dict[str, Any]:
    return {"features": FeatureSet(**values)}


def optional_and_packed(one: FileDescriptorProto) -> dict[str, tuple[bool, bool]]:
    """Name of each field of the message `M` -> (is `optional`, is `packed = false`) once it is lowered."""
    fields = lower({one.name: one}, [f"{one.package}.M"], "out").files[0].message_type[0].field
    return {f.name: (f.proto3_optional, f.options.HasField("packed")) for f in fields}


def test_presence_and_packing_of_editions_are_kept() -> None:
    implicit, expanded = FeatureSet.IMPLICIT, FeatureSet.EXPANDED
    root = message(
        "M",
        field(1, "explicit", F.TYPE_INT32),
        field(2, "implicit", F.TYPE_INT32, options=features(field_presence=implicit)),
        field(3, "message", F.TYPE_MESSAGE, ".exa.a.M"),
        field(4, "chosen", oneof_index=0),
        field(5, "packed", F.TYPE_INT32, repeated=True),
        field(6, "expanded", F.TYPE_INT32, repeated=True, options=features(repeated_field_encoding=expanded)),
        field(7, "texts", repeated=True, options=features(repeated_field_encoding=expanded)),
        oneof_decl=[{"name": "choice"}],
    )
    said = {
        "explicit": (True, False),
        "implicit": (False, False),
        "message": (False, False),
        "chosen": (False, False),
        "packed": (False, False),
        "expanded": (False, True),
        "texts": (False, False),
    }
    assert optional_and_packed(editions("a.proto", "exa.a", root)) == said
    by_file = editions("a.proto", "exa.a", root, options=features(field_presence=implicit))
    assert optional_and_packed(by_file) == said | {"explicit": (False, False)}


def test_presence_and_packing_of_proto2_are_kept() -> None:
    root = message(
        "M",
        field(1, "optional", F.TYPE_INT32),
        F(number=2, name="required", type=F.TYPE_INT32, label=F.LABEL_REQUIRED),
        field(3, "expanded", F.TYPE_INT32, repeated=True),
        field(4, "packed", F.TYPE_INT32, repeated=True, options={"packed": True}),
    )
    assert optional_and_packed(file("a.proto", "exa.a", root, syntax="")) == {
        "optional": (True, False),
        "required": (True, False),
        "expanded": (False, True),
        "packed": (False, False),
    }


def test_a_oneof_that_protoc_made_up_for_optional_is_left_out() -> None:
    root = message(
        "M",
        field(1, "a", oneof_index=0),
        field(2, "b", F.TYPE_INT32, oneof_index=1, proto3_optional=True),
        field(3, "c", oneof_index=2),
        oneof_decl=[{"name": "first"}, {"name": "_b"}, {"name": "second"}],
    )
    only = lowered_message(root)
    assert [oneof.name for oneof in only.oneof_decl] == ["first", "second"]
    assert [(f.HasField("oneof_index"), f.oneof_index) for f in only.field] == [(True, 0), (False, 0), (True, 1)]


def test_what_the_wire_does_not_show_is_dropped() -> None:
    root = message("M", field(1, "a", default_value="x"), extension_range=[{"start": 100, "end": 200}])
    root.field[0].options.deprecated = True
    root.field[0].options.MergeFromString(b"\xc2\x3e\x02hi")
    root.options.MergeFromString(b"\xc2\x3e\x02hi")
    service = {"service": [{"name": "S"}], "extension": [field(100, "e", extendee=".exa.a.M")]}
    result = lower({"a.proto": file("a.proto", "exa.a", root, **service)}, ["exa.a.M"], "out").files[0]
    kept = field(1, "a")
    kept.options.deprecated = True
    assert result == file("out/exa/a/a.proto", "exa.a", message("M", kept))


def test_an_enum_has_its_zero_first() -> None:
    values = enum("E", {"ONE": 1, "ZERO": 0, "UNO": 1}, options={"allow_alias": True})
    only = lowered_message(message("M", field(1, "e", F.TYPE_ENUM, ".exa.a.M.E"), enum_type=[values]))
    assert [value.name for value in only.enum_type[0].value] == ["ZERO", "ONE", "UNO"]
    assert only.enum_type[0].options.allow_alias
    del values.value[1]
    with pytest.raises(RecoveryError, match=r"enum exa\.a\.M\.E has no value 0"):
        lowered_message(message("M", field(1, "e", F.TYPE_ENUM, ".exa.a.M.E"), enum_type=[values]))


def test_groups_are_refused() -> None:
    delimited = features(message_encoding=FeatureSet.DELIMITED)
    for more in ({"kind": F.TYPE_GROUP}, {"kind": F.TYPE_MESSAGE, "options": delimited}):
        root = message("M", field(1, "g", type_name=".exa.a.M", **more))
        with pytest.raises(RecoveryError, match=r"exa\.a\.M\.g is a group"):
            lowered_message(root, syntax="")


# The text


def everything() -> dict[str, FileDescriptorProto]:
    """Files that use all that the text can say."""
    entry = message("NamesEntry", field(1, "key"), field(2, "value", F.TYPE_MESSAGE, ".exa.b.Shadow"))
    entry.options.map_entry = True
    foreign_entry = message("ForeignEntry", field(1, "key", F.TYPE_INT64), field(2, "value", F.TYPE_MESSAGE, ".no.M"))
    foreign_entry.options.map_entry = True
    numbers = [{"start": 5, "end": 5}, {"start": 7, "end": 2**31 - 1}]
    kind = enum("E", {"E_ZERO": 0, "E_MINUS": -1}, reserved_range=numbers, reserved_name=["E_OLD"])
    alias = enum("A", {"A_ZERO": 0, "A_NULL": 0}, options={"allow_alias": True})
    root = message(
        "M",
        field(4, "d", F.TYPE_DOUBLE),
        field(1, "a", oneof_index=0),
        field(3, "e", F.TYPE_ENUM, ".exa.a.M.E", options={"deprecated": True}),
        field(2, "b", F.TYPE_MESSAGE, ".exa.b.Shadow", oneof_index=0),
        field(5, "shadow", F.TYPE_MESSAGE, ".exa.a.Shadow"),
        field(6, "own", F.TYPE_MESSAGE, ".exa.a.M.Shadow"),
        field(7, "names", F.TYPE_MESSAGE, ".exa.a.M.NamesEntry", repeated=True),
        field(8, "foreign", F.TYPE_MESSAGE, ".exa.a.M.ForeignEntry", repeated=True),
        field(9, "numbers", F.TYPE_SINT64, repeated=True, options={"packed": False}),
        field(10, "maybe", F.TYPE_ENUM, ".exa.a.A", oneof_index=1, proto3_optional=True),
        field(11, "any", F.TYPE_MESSAGE, ".google.protobuf.Any"),
        field(12, "opaque", F.TYPE_MESSAGE, ".no.M", repeated=True),
        field(13, "elsewhere", F.TYPE_MESSAGE, ".exa.b.Shadow"),
        oneof_decl=[{"name": "choice"}, {"name": "_maybe"}],
        nested_type=[entry, foreign_entry, message("Shadow", field(1, "x")), message("exa", field(1, "x"))],
        enum_type=[kind],
        reserved_range=[{"start": 20, "end": 21}, {"start": 30, "end": 33}, {"start": 50, "end": 2**29}],
        reserved_name=["old", "older"],
    )
    root.field.add(number=14, name="exa_", type=F.TYPE_MESSAGE, type_name=".exa.a.M.exa", label=F.LABEL_OPTIONAL)
    a = file("a.proto", "exa.a", root, message("Shadow"), enum_type=[alias], dependency=["b.proto"])
    return {"a.proto": a, "b.proto": file("b.proto", "exa.b", message("Shadow"))}


def texts(lowered: Lowered) -> dict[str, str]:
    return {f.name: render(f, ["A header", ""], Scopes(lowered.files), lowered.opaque) for f in lowered.files}


def compiled(sources: dict[str, str], folder: Path) -> dict[str, FileDescriptorProto]:
    """What the real compiler makes of `sources`, without the JSON names that it fills in."""
    for path, text in sources.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    command = [generate_protos.ensure_compiler(), "-m", "grpc_tools.protoc", "-I.", "--descriptor_set_out=set"]
    subprocess.run([*command, *sources], cwd=folder, check=True, timeout=60)
    found = FileDescriptorSet.FromString((folder / "set").read_bytes())
    for one in found.file:
        for each in one.message_type:
            clear_json_names(each)
    return {one.name: one for one in found.file}


def clear_json_names(message: DescriptorProto) -> None:
    for one in message.field:
        one.ClearField("json_name")
    for nested in message.nested_type:
        clear_json_names(nested)


def test_the_compiler_reads_the_text_as_the_lowered_descriptors(tmp_path: Path) -> None:
    lowered = lower(everything(), ["exa.a.M"], "out")
    files = compiled(texts(lowered), tmp_path)
    assert files.keys() == {f.name for f in lowered.files}
    for wanted in lowered.files:
        assert normal(files[wanted.name]) == normal(wanted)


def normal(one: FileDescriptorProto) -> FileDescriptorProto:
    """Without the oneofs that the compiler makes up for `optional`, and nested types ordered by name."""
    copy = FileDescriptorProto.FromString(one.SerializeToString())
    for each in copy.message_type:
        for f in each.field:
            if f.proto3_optional:
                f.ClearField("oneof_index")
        ordered: list[tuple[Any, list[Any]]] = [
            (each.oneof_decl, [oneof for oneof in each.oneof_decl if not oneof.name.startswith("_")]),
            (each.nested_type, sorted(each.nested_type, key=lambda inner: inner.name)),
            (each.field, sorted(each.field, key=lambda f: f.number)),
        ]
        for items, wanted in ordered:
            del items[:]
            items.extend(wanted)
    return copy


def test_the_text_says_names_as_short_as_it_can() -> None:
    text = texts(lower(everything(), ["exa.a.M"], "out"))["out/exa/a/a.proto"]
    assert text.startswith(
        '// A header\n//\n\nsyntax = "proto3";\n\npackage exa.a;\n\nimport "google/protobuf/any.proto";'
    )
    for line in (
        "  .exa.a.Shadow shadow = 5;",
        "  Shadow own = 6;",
        "  map<string, .exa.b.Shadow> names = 7;",
        "  map<int64, bytes> foreign = 8;  // opaque: no.M",
        "  repeated sint64 numbers = 9 [packed = false];",
        "  optional A maybe = 10;",
        "  google.protobuf.Any any = 11;",
        "  repeated bytes opaque = 12;  // opaque: no.M",
        "  .exa.b.Shadow elsewhere = 13;",
        "  reserved 20, 30 to 32, 50 to max;",
        '  reserved "old", "older";',
        "    reserved 5, 7 to max;",
        "message Shadow {}",
    ):
        assert f"\n{line}\n" in text


# The wire


def message_class(files: Iterable[FileDescriptorProto], name: str) -> type[Message]:
    pool = descriptor_pool.DescriptorPool()
    for one in files:
        pool.Add(one)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName(name))


def test_the_lowered_message_reads_and_writes_what_the_original_wrote(tmp_path: Path) -> None:
    other = message("Other", field(1, "text"))
    kind = enum("Kind", {"K0": 0, "K7": 7})
    root = message(
        "M",
        field(1, "zero", F.TYPE_INT32),
        field(2, "unset", F.TYPE_INT32),
        field(3, "foreign", F.TYPE_MESSAGE, ".other.Other"),
        field(4, "kind", F.TYPE_ENUM, ".other.Kind"),
        field(5, "numbers", F.TYPE_INT32, repeated=True),
    )
    other_file = file("other.proto", "other", other, enum_type=[kind])
    original_file = editions("m.proto", "exa.m", root, dependency=["other.proto"])
    original: Any = message_class([other_file, original_file], "exa.m.M")()
    original.zero = 0
    original.foreign.text = "hi"
    original.kind = 7
    original.numbers.extend([1, 2])
    lowered = lower({"m.proto": original_file, "other.proto": other_file}, ["exa.m.M"], "out")
    files = compiled(texts(lowered), tmp_path).values()
    read: Any = message_class(files, "exa.m.M").FromString(original.SerializeToString())
    assert read.HasField("zero")
    assert not read.HasField("unset")
    assert (read.foreign, read.kind, [*read.numbers]) == (b"\n\x02hi", 7, [1, 2])
    assert read.SerializeToString() == original.SerializeToString()


# The command


def agent_binary() -> bytes:
    step = message("Step", field(1, "x", F.TYPE_MESSAGE, ".exa.cortex_pb.Payload"))
    files = [
        file("t/trajectory.proto", "gemini_coder", step, message("Trajectory")),
        file("t/cortex.proto", "exa.cortex_pb", message("Payload")),
        file(
            "t/jetski.proto",
            "exa.jetski_cortex_pb",
            message("CascadeTrajectorySummary"),
            message("ConversationAnnotations"),
        ),
    ]
    return b"\x7fELF" + b"text \x00".join(one.SerializeToString() for one in files)


def test_the_command_writes_files_and_removes_those_that_are_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = tmp_path / "google_antigravity-9.8.7-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("google/antigravity/bin/localharness", agent_binary())
        archive.writestr("google_antigravity-9.8.7.dist-info/METADATA", "")
    out = tmp_path / "proto" / "decant_proto"
    out.mkdir(parents=True)
    (out / "old.proto").write_text(f"// {recover_protos.MARK}\n")
    (out / "own.proto").write_text("// Written by hand\n")
    assert recover_protos.main([str(wheel), "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"3 files, 0 opaque fields, 1 stale files removed: {out}\n"
    assert sorted(path.relative_to(out).as_posix() for path in out.rglob("*.proto")) == [
        "exa/cortex_pb/cortex.proto",
        "exa/jetski_cortex_pb/jetski.proto",
        "gemini_coder/trajectory.proto",
        "own.proto",
    ]
    text = (out / "gemini_coder" / "trajectory.proto").read_text()
    assert "// Original file: t/trajectory.proto\n" in text
    assert "// Binary: google/antigravity/bin/localharness of google-antigravity 9.8.7\n" in text
    assert f"// SHA-256: {recover_protos.Binary('', '', agent_binary()).sha256}\n" in text
    assert 'import "decant_proto/exa/cortex_pb/cortex.proto";' in text

    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    binary = unpacked / "google" / "antigravity" / "bin" / "localharness"
    assert recover_protos.main([str(binary), "--out", str(out)]) == 0
    assert (out / "gemini_coder" / "trajectory.proto").read_text() == text


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "out")]
    binary = tmp_path / "agent"
    assert recover_protos.main([str(binary), "--version", "1", *out]) == 1
    assert "No such file" in capsys.readouterr().err
    binary.write_bytes(agent_binary())
    assert recover_protos.main([str(binary), *out]) == 1
    assert "its version is not to be found; give it with --version" in capsys.readouterr().err
    assert recover_protos.main([str(binary), "--version", "1", *out]) == 0
    assert "// Binary: agent of google-antigravity 1\n" in (tmp_path / "out/exa/cortex_pb/cortex.proto").read_text()
    binary.write_bytes(b"nothing")
    assert recover_protos.main([str(binary), "--version", "1", *out]) == 1
    assert "no message gemini_coder.Step" in capsys.readouterr().err
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as archive:
        archive.writestr("x", "")
    assert recover_protos.main([str(tmp_path / "a.whl"), *out]) == 1
    assert "no google/antigravity/bin/localharness in this wheel" in capsys.readouterr().err
    (tmp_path / "b.whl").write_bytes(b"no archive")
    assert recover_protos.main([str(tmp_path / "b.whl"), *out]) == 1
    assert "error: " in capsys.readouterr().err
