import { legalPage } from '../legal/legal-page.tsx'

export const page = legalPage('terms')
