/** What can be commanded in every lesson. */
export const commandIds = [
  'show',
  'do',
  'set',
  'choose',
  'read',
  'predict',
  'answer',
  'next',
  'back',
  'check',
  'retry',
  'reset',
  'slower',
  'normal',
  'help',
] as const

export type CommandId = (typeof commandIds)[number]

/** A gap in a pattern, and what fills it. */
export const slotIds = ['object', 'action', 'slider', 'option', 'reading', 'number'] as const
export type SlotId = (typeof slotIds)[number]

export interface Named {
  id: string
  /** Every way to say it; the first is shown. */
  said: readonly string[]
}

/** All that is understood, in one language. */
export interface Vocabulary {
  /**
   * Such as `set {slider} to {number} *`. A word with `?` after it may be left out; `*` stands for up to three words more.
   */
  patterns: readonly { command: CommandId; say: string }[]
  names: Readonly<Record<Exclude<SlotId, 'number'>, readonly Named[]>>
  /** Numbers as words, for what is said. */
  numbers: readonly { said: string; value: number }[]
}

/** A command as it was understood. `name` is what filled the gap for a name. */
export interface Command {
  command: CommandId
  name?: string
  number?: number
}
