/** How fast each number of a state changes, by the state alone. */
type Rates = (state: readonly number[]) => readonly number[]

/**
 * One step of the classical Runge-Kutta method of fourth order.
 * @param state  any numbers, each in its unit
 * @param seconds  of the step
 * @returns the state after the step
 * Source: Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I, section II.1
 */
export function rk4(state: readonly number[], rates: Rates, seconds: number): number[] {
  const k1 = rates(state)
  const k2 = rates(moved(state, k1, seconds / 2))
  const k3 = rates(moved(state, k2, seconds / 2))
  const k4 = rates(moved(state, k3, seconds))
  return state.map(
    (value, i) => value + (seconds / 6) * (at(k1, i) + 2 * at(k2, i) + 2 * at(k3, i) + at(k4, i)),
  )
}

const moved = (state: readonly number[], rates: readonly number[], seconds: number) =>
  state.map((value, i) => value + seconds * at(rates, i))

const at = (values: readonly number[], i: number): number => values[i] ?? 0
