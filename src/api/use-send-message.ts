import { QueryClient, useMutation } from '@tanstack/react-query'
import type { ContactForm } from '../contract/contact.ts'
import { messageKeys, randomKey } from './message-key.ts'
import { NetworkFailure, sendMessage } from './send-message.ts'

// Of its own: nothing else asks a server, so there is nothing to provide to the whole page.
const client = new QueryClient()
const keys = messageKeys(randomKey)

/** How often a message that did not get through is sent again by itself. */
export const RETRIES = 1

/** Sends a contact message; once more, under the same key, where the network failed. */
export function useSendMessage() {
  return useMutation(
    {
      mutationFn: (message: ContactForm) => sendMessage(message, keys.keyOf(message)),
      retry: (failures, error) => failures < RETRIES && error instanceof NetworkFailure,
      // Whoever is offline is told so, and does not wait for a connection with the button disabled.
      networkMode: 'always',
      onSuccess: keys.forget,
    },
    client,
  )
}
