"""Records: whole games as text that people can read and programs can replay; docs/records.md describes the format."""

from erawan.records.errors import RecordError
from erawan.records.export import export_json_lines, export_parquet
from erawan.records.record import Record, RecordedTurn, Result, record_of
from erawan.records.record_files import append_record, read_records, write_records
from erawan.records.record_text import format_record, parse_record

__all__ = [
    "Record",
    "RecordError",
    "RecordedTurn",
    "Result",
    "append_record",
    "export_json_lines",
    "export_parquet",
    "format_record",
    "parse_record",
    "read_records",
    "record_of",
    "write_records",
]
