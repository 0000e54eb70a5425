import { type ContactIssue, type Service, services } from '../../../contract/contact.ts'

const issues: readonly ContactIssue[] = [
  'nameShort',
  'nameLong',
  'email',
  'service',
  'messageShort',
  'messageLong',
]

/** The code that a check has left in an error's message. */
export function issueOf(message: string | undefined): ContactIssue | undefined {
  return issues.find((issue) => issue === message)
}

/**
 * The service that an address asks for.
 * @param search  as in `location.search`, with or without its question mark
 * @returns undefined where it asks for none, or for one that there is not
 */
export function wantedService(search: string): Service | undefined {
  const wanted = new URLSearchParams(search).get('service')
  return services.find((service) => service === wanted)
}

/** The length that counts: without the blanks around the text. UTF-16 units. */
export function messageLength(text: string | undefined): number {
  return text?.trim().length ?? 0
}
