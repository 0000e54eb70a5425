/** Seconds as minutes and seconds, `1:05`; hours where there are any. Not finite counts as none. */
export function timeText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  const rest = `${two(whole % 60)}`
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}
