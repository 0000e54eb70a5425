import type { Offline } from '../../../content/schemas/offline.ts'
import { documentRef } from '../../documents/load.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { definePage } from '../page.tsx'
import { SearchingPage } from '../searching/searching-page.tsx'

function OfflineView({ documents: { page } }: { documents: { page: Offline } }) {
  return (
    <SearchingPage page={page}>
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {page.tryAgain}
      </Button>
      <ArrowLink {...page.home} />
    </SearchingPage>
  )
}

export const page = definePage<{ page: Offline }>({
  documents: () => ({ page: documentRef('pages/offline') }),
  head: ({ page }) => ({ ...page.seo, canonicalPath: '/offline', noIndex: true }),
  View: OfflineView,
})
