/** How a thumbstick turns one round: in steps, which make nobody sick, one a push. Degrees, and shares of the way to its rim. */
export const snap = { step: 30, push: 0.7, rest: 0.35 } as const

/** One thumbstick. */
export type Stick = { isPushed: boolean }

export const createStick = (): Stick => ({ isPushed: false })

/**
 * Reads a thumbstick in a frame.
 * @param x  −1 to the left … 1 to the right
 * @returns degrees to turn to the right
 */
export function snapTurn(stick: Stick, x: number): number {
  const far = Math.abs(x)
  if (stick.isPushed) {
    if (far < snap.rest) stick.isPushed = false
    return 0
  }
  if (!(far >= snap.push)) return 0
  stick.isPushed = true
  return Math.sign(x) * snap.step
}

/** How far a gamepad is pushed to the side: by its thumbstick, else by its touchpad. Source: WebXR Gamepads, "xr-standard" */
export const sidePush = (axes: readonly number[]): number =>
  (axes.length >= 4 ? axes[2] : axes[0]) ?? 0
