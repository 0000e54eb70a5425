/** What belongs together has one colour in all experiments: what moves first, what it meets, what was guessed. */
export const colours = {
  first: 0xd9541e,
  second: 0x2f62b5,
  before: 0x8b8578,
  guess: 0xb3261e,
  enamel: 0xf4efe3,
  ink: 0x23262c,
} as const
