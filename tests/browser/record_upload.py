"""Make files of records, and drop them on the studies page."""

import erawan
from erawan.records import format_record, record_of

_CARRY = """([name, text]) => {
  const carried = new DataTransfer()
  carried.items.add(new File([text], name))
  return carried
}"""


def recorded(*turns, names=("Anna", "Ben")):
    """Return the record of a game of Siam."""
    return format_record(record_of(erawan.game("siam").start(), turns, seats=names))


def drop_file(page, name, text):
    """Drop a file on the area for records."""
    carried = page.evaluate_handle(_CARRY, [name, text])
    page.dispatch_event(".drop", "dragover", {"dataTransfer": carried})
    page.dispatch_event(".drop", "drop", {"dataTransfer": carried})
