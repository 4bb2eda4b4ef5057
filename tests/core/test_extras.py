"""Errors that name the extra to install."""

from erawan.core.extras import missing_extra


def test_a_missing_package_of_an_extra_is_told_by_its_extra():
    error = missing_extra(ModuleNotFoundError("No module named 'sqlalchemy.orm'", name="sqlalchemy.orm"))
    assert error is not None
    assert error.code == "extra.missing"
    assert 'pip install "erawan[server]"' in str(error)


def test_any_other_missing_module_is_a_fault_of_its_own():
    assert missing_extra(ModuleNotFoundError("No module named 'numbr'", name="numbr")) is None
    assert missing_extra(ImportError("cannot import name")) is None
