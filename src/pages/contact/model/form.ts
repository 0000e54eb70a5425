import {
  type ContactIssue,
  type ContactMessage,
  contactIssues,
  type FieldIssues,
  type Service,
  services,
} from '../../../contract/contact.ts'

/** In reverse order, since each one takes the focus, so that the first field has it in the end. */
const backwards = ['message', 'service', 'email', 'name'] as const

/** The issue code in a validation error's message. */
export function issueOf(message: string | undefined): ContactIssue | undefined {
  return contactIssues.find((issue) => issue === message)
}

/**
 * The service in the query of an address.
 * @param search  as in `location.search`, with or without its question mark
 * @returns undefined where it asks for none, or for one that there is not
 */
export function serviceOfQuery(search: string): Service | undefined {
  const wanted = new URLSearchParams(search).get('service')
  return services.find((service) => service === wanted)
}

/** The length of the trimmed text in UTF-16 units. */
export function messageLength(text: string | undefined): number {
  return text?.trim().length ?? 0
}

/** The issues of a server's answer by field, in the order in which to set them in the form. */
export function wrongFields(issues: FieldIssues = {}): [keyof ContactMessage, ContactIssue][] {
  return backwards.flatMap((field) => {
    const issue = issues[field]
    return issue ? [[field, issue] as [keyof ContactMessage, ContactIssue]] : []
  })
}
