/** The profile of a vessel of revolution: inner radius and height, meters, from the middle outward and up. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** Radius at a height, meters; that of the rim above it. */
export function radiusAt(profile: Profile, height: number): number {
  for (let at = 1; at < profile.length; at += 1) {
    const [lowRadius, low] = profile[at - 1] ?? [0, 0]
    const [highRadius, high] = profile[at] ?? [0, 0]
    if (height > high || high === low) continue
    return lowRadius + ((height - low) / (high - low)) * (highRadius - lowRadius)
  }
  return profile.at(-1)?.[0] ?? 0
}

/**
 * The height of a volume in a vessel.
 * @param volume  milliliters; more than fits stays at the rim
 * @returns meters, right to a tenth of a millimeter
 */
export function fillHeight(profile: Profile, volume: number): number {
  const rim = profile.at(-1)?.[1] ?? 0
  const slice = 1e-4
  let held = 0
  for (let height = 0; height < rim; height += slice) {
    held += Math.PI * radiusAt(profile, height + slice / 2) ** 2 * slice * 1e6
    if (held >= volume) return height + slice
  }
  return rim
}
