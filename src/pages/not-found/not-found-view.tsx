import type { NotFound } from '../../../content/schemas/not-found.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { StatusPage } from '../searching/status-page.tsx'

export function NotFoundView({ page }: { page: Omit<NotFound, 'seo'> }) {
  const [first, ...others] = page.links
  return (
    <StatusPage page={page}>
      {first && <ButtonLink {...first} variant="primary" size="large" />}
      {others.map((link) => (
        <ArrowLink key={link.href} {...link} />
      ))}
    </StatusPage>
  )
}
