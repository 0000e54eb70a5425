import {
  type contactForm,
  type FieldIssues,
  type Service,
  services,
} from '../../../contract/contact.ts'

/**
 * The service in the query of an address.
 * @param search  as in `location.search`, with or without its question mark
 * @returns undefined where it asks for none, or for one that there is not
 */
export function serviceOfQuery(search: string): Service | undefined {
  const wanted = new URLSearchParams(search).get('service')
  return services.find((service) => service === wanted)
}

type Refused = Extract<ReturnType<typeof contactForm.safeParse>, { success: false }>

/** The first issue of each field; the contract gives each issue its code as message. */
export function issuesOf({ error }: Refused): FieldIssues {
  const issues = error.issues.map(({ path, message }) => [path[0], message])
  return Object.fromEntries(issues.reverse())
}
