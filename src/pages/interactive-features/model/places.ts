/**
 * The point of a place on a plan with the visitor in the middle and north up.
 * @param place  meters from the visitor, and degrees clockwise from north
 * @param meters  half the width of the plan
 * @returns x, y in −1…1, y downward
 */
export function toPlanPoint(place: { distance: number; bearing: number }, meters: number) {
  const angle = (place.bearing * Math.PI) / 180
  const share = place.distance / meters
  return { x: Math.sin(angle) * share, y: -Math.cos(angle) * share }
}
