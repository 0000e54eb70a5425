import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { SiteLink } from './site-link.tsx'

const hrefIn = (base: string, href: string) =>
  /href="([^"]*)"/.exec(
    renderToStaticMarkup(
      <Router base={base} ssrPath={base || '/'}>
        <SiteLink href={href}>there</SiteLink>
      </Router>,
    ),
  )?.[1]

test.each([
  ['', '/', '/'],
  ['/es', '/', '/es'],
  ['/es', '/contact#form', '/es/contact#form'],
  ['/es', '#main', '#main'],
  ['/es', 'mailto:a@example.org', 'mailto:a@example.org'],
])('in %j %s leads to %s', (base, href, expected) => {
  expect(hrefIn(base, href)).toBe(expected)
})
