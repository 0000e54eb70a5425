import { proxy } from 'valtio/vanilla'

export interface OwnMessage {
  readonly id: string
  readonly message: string
  /** When it was sent, milliseconds since 1970. */
  readonly time: number
}

/** What the visitor has added to the sample conversation. */
export interface Chat {
  own: OwnMessage[]
}

export const createChat = (): Chat => proxy({ own: [] })

/**
 * Sends a message; blank text is ignored.
 * @param time  milliseconds since 1970
 * @returns whether it was sent
 */
export function sendMessage(chat: Chat, text: string, time: number): boolean {
  const message = text.trim()
  if (message === '') return false
  chat.own.push({ id: `own-${chat.own.length + 1}`, message, time })
  return true
}
