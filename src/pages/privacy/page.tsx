import { defineLegalPage } from '../legal/legal-page.tsx'

export const page = defineLegalPage('privacy')
