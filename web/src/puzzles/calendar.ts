/** The calendar of daily puzzles: months, weeks and their names. Days are texts such as `2026-11-18`. Pure. */

const WEEK = 7
const DAY_MS = 24 * 60 * 60_000
/** A Monday. */
const SOME_MONDAY = Date.UTC(2024, 0, 1)

/** Return the month of a day, such as `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Return the month that is so many months later. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split("-").map(Number)
  return new Date(Date.UTC(year!, number! - 1 + count)).toISOString().slice(0, 7)
}

/** Return the weeks of a month from Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, number] = month.split("-").map(Number)
  const before = (new Date(Date.UTC(year!, number! - 1)).getUTCDay() + WEEK - 1) % WEEK
  const count = new Date(Date.UTC(year!, number!, 0)).getUTCDate()
  const length = Math.ceil((before + count) / WEEK) * WEEK
  const days = Array.from({ length }, (_, at) => {
    const day = at - before + 1
    return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, "0")}` : null
  })
  return Array.from({ length: length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK))
}

/** Return the names of the days from Monday to Sunday. */
export function weekdayNames(language: string, weekday: "short" | "long"): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" })
  return Array.from({ length: WEEK }, (_, at) => format.format(SOME_MONDAY + at * DAY_MS))
}

/** Return a month in words, such as "November 2026". */
export function formatMonth(month: string, language: string): string {
  return format(`${month}-01`, language, { month: "long", year: "numeric" })
}

/** Return a day in words, such as "18 November 2026". */
export function formatDay(day: string, language: string): string {
  return format(day, language, { dateStyle: "long" })
}

function format(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // British English writes the day first, as the app's other languages do.
  const region = language === "en" ? "en-GB" : language
  return new Intl.DateTimeFormat(region, { ...options, timeZone: "UTC" }).format(new Date(day))
}
