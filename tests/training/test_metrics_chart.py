"""The chart of a training run: a panel for each column, with the numbers of the file."""

from xml.etree import ElementTree as ET

from erawan.training.metrics_chart import MOST_POINTS, plot_metrics

SVG = "{http://www.w3.org/2000/svg}"
HEADER = "seconds,rounds,turns,loss,rate,games,mean_turns\n"


def picture_of(tmp_path, lines):
    path = tmp_path / "metrics.csv"
    path.write_text(HEADER + "".join(lines))
    return ET.fromstring(plot_metrics(path))


def test_every_column_has_a_panel_with_its_lowest_highest_and_last_number(tmp_path):
    picture = picture_of(tmp_path, ["60.0,20,1000,0.7,2e-3,5,30.5\n", "120.0,40,2000,0.5,1e-3,9,28\n"])
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert words[0] == "2,000 turns in 2.0 minutes"
    assert {"loss: 0.5", "rate: 0.001", "games: 9", "mean turns: 28"} <= {*words}
    assert {"0.7", "30.5", "2,000 turns"} <= {*words}
    lines = [line.get("points").split() for line in picture.iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [2, 2, 2, 2]
    # The loss falls: in a picture that is downwards, to higher numbers.
    assert [float(point.split(",")[1]) for point in lines[0]] == [34, 140]


def test_one_report_and_none_can_be_drawn(tmp_path):
    assert len(list(picture_of(tmp_path, ["60.0,20,0,0.7,2e-3,5,30.5\n"]).iter(f"{SVG}circle"))) == 4
    assert [text.text for text in picture_of(tmp_path, []).iter(f"{SVG}text")] == ["no reports yet"]


def test_of_many_reports_some_are_drawn_and_always_the_last(tmp_path):
    lines = [f"{n},{n},{n},{n},1e-3,5,30\n" for n in range(1, 1001)]
    drawn = next(picture_of(tmp_path, lines).iter(f"{SVG}polyline")).get("points").split()
    assert len(drawn) <= MOST_POINTS + 1
    assert drawn[-1] == "360.0,34.0"
