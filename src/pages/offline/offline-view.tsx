import type { Offline } from '../../documents/refs.ts'
import { Button } from '../../ui/button/button.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { SearchingPage } from '../searching/searching-page.tsx'

export function OfflineView({ documents: { page } }: { documents: { page: Offline } }) {
  return (
    <SearchingPage page={page}>
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {page.tryAgain}
      </Button>
      <ArrowLink {...page.home} />
    </SearchingPage>
  )
}
