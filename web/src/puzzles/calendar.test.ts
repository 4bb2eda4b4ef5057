import { describe, expect, it } from "vitest"
import { addMonths, formatDay, formatMonth, weekdayNames, weeksOf } from "./calendar"

describe("the calendar of daily puzzles", () => {
  it("has weeks from Monday to Sunday", () => {
    const november = weeksOf("2026-11")
    expect(november).toHaveLength(6)
    expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"])
    expect(november[5]?.slice(0, 2)).toEqual(["2026-11-30", null])
    expect(weeksOf("2027-02")).toHaveLength(4)
    expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29)
  })
  it("goes from month to month over the end of a year", () => {
    expect(addMonths("2026-01", -1)).toBe("2025-12")
    expect(addMonths("2026-12", 1)).toBe("2027-01")
  })
  it("names days and months in every language", () => {
    expect(formatDay("2026-11-18", "en")).toBe("18 November 2026")
    expect(formatDay("2026-11-18", "de")).toBe("18. November 2026")
    expect(formatMonth("2026-11", "ru")).toContain("2026")
    expect(weekdayNames("en", "long")[0]).toBe("Monday")
    expect(weekdayNames("fr", "short")).toHaveLength(7)
  })
})
