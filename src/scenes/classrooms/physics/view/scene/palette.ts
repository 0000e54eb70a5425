/** What belongs together has one color in all experiments: what moves first, what it meets, what was guessed. */
export const palette = {
  first: 0xd9541e,
  second: 0x2f62b5,
  before: 0x8b8578,
  guess: 0xb3261e,
  ink: 0x23262c,
} as const

/** Of what is printed, as a canvas takes colors. */
export const printColors = { ink: '#23262c', enamel: '#f4efe3' } as const
