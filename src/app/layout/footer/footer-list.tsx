import { SiteLink } from '../../../ui/site-link.tsx'

interface FooterListProps {
  title?: string
  /** Those with an `href` are links, the others plain words. */
  items: { label: string; href?: string }[]
}

export function FooterList({ title, items }: FooterListProps) {
  return (
    <div>
      {title && <h2 className="mb-4 kind">{title}</h2>}
      <ul className="space-y-2.5 text-[0.9375rem]">
        {items.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <SiteLink href={href} className="quiet-link">
                {label}
              </SiteLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
