/** What points into the room by itself: the controller or hand that pressed last, else the right one. */
export function pointingSource(
  sources: readonly XRInputSource[],
  pressed?: XRInputSource,
): XRInputSource | undefined {
  const rays = sources.filter(({ targetRayMode }) => targetRayMode === 'tracked-pointer')
  if (pressed && rays.includes(pressed)) return pressed
  return rays.find(({ handedness }) => handedness === 'right') ?? rays[0]
}
