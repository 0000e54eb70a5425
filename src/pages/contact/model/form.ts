import {
  type ContactIssue,
  type ContactMessage,
  contactIssues,
  type FieldIssues,
  type Service,
  services,
} from '../../../contract/contact.ts'

/** From the last to the first: where each takes the focus in turn, the first field keeps it. */
const backwards = ['message', 'service', 'email', 'name'] as const

/** The code that a check has left in an error's message. */
export function issueOf(message: string | undefined): ContactIssue | undefined {
  return contactIssues.find((issue) => issue === message)
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

/** What a server found wrong, by field, in the order in which to tell the form. */
export function wrongFields(issues: FieldIssues = {}): [keyof ContactMessage, ContactIssue][] {
  return backwards.flatMap((field) => {
    const issue = issues[field]
    return issue ? [[field, issue] as [keyof ContactMessage, ContactIssue]] : []
  })
}
