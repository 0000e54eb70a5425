/**
 * Days in a row, as year-month-day.
 * @param first  the first of them, in the same form
 */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(`${first}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + index)
    return day.toISOString().slice(0, 10)
  })
}
