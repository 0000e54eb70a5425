import { createRoot } from 'react-dom/client'
import { followTheme } from '../../src/visitor/theme.ts'
import { Workbench } from './shell/workbench.tsx'
import { goTo, loadSite, placeIn } from './state/open.ts'
import { hasUnsaved } from './state/save.ts'
import { stayThroughReloads } from './stay.ts'
import './styles.css'
import '../../src/ui/fonts-late.css'

followTheme()
stayThroughReloads()
addEventListener('popstate', () => void goTo(placeIn(location.search), false))
addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault()
})

createRoot(document.getElementById('root') as HTMLElement).render(<Workbench />)
void loadSite()
void goTo(placeIn(location.search), false)
