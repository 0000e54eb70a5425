/** The last value that holds between one that does and one that does not, by bisection. */
export function bisectLast(
  holds: (value: number) => boolean,
  [first, last]: readonly [number, number],
  steps: number,
): number {
  let [near, far] = [first, last]
  for (let step = 0; step < steps; step += 1) {
    const middle = (near + far) / 2
    if (holds(middle)) near = middle
    else far = middle
  }
  return near
}
