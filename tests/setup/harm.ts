/** `living` is a room of the sample home. */
const wrongs = [null, -1, 1e9, '', 'x', true, [], {}, [1, 2], { id: 1 }, 'living']

/** Puts wrong values in turn in the place of everything in a part of what was saved, and checks each time. */
export function harm(part: object, check: () => void): void {
  for (const [key, kept] of Object.entries(part).slice(0, 12)) {
    for (const wrong of wrongs) {
      Reflect.set(part, key, wrong)
      check()
    }
    Reflect.set(part, key, kept)
    if (typeof kept === 'object' && kept) harm(kept, check)
  }
}
