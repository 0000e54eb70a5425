import type { Home } from '../../content/schemas/home.ts'
import type { IndustriesPage } from '../../content/schemas/industries-page.ts'
import type { Industry } from '../../content/schemas/industry.ts'
import type { Navigation } from '../../content/schemas/navigation.ts'
import type { NotFound } from '../../content/schemas/not-found.ts'
import type { Offline } from '../../content/schemas/offline.ts'
import type { PropertyTours } from '../../content/schemas/property-tours.ts'
import type { SiteSettings } from '../../content/schemas/site-settings.ts'
import type { DocumentRef } from './load.ts'

export type { Home, IndustriesPage, Industry, Navigation, NotFound, Offline, PropertyTours, SiteSettings }

const ref = <Document>(path: string): DocumentRef<Document> => ({ path })

export const site = ref<SiteSettings>('site')
export const navigation = ref<Navigation>('navigation')
export const home = ref<Home>('pages/home')
export const notFound = ref<NotFound>('pages/not-found')
export const offline = ref<Offline>('pages/offline')
export const propertyTours = ref<PropertyTours>('pages/property-tours')
export const industry = (id: string) => ref<Industry>(`industries/${id}`)
export const strings = (namespace: string) => ref<Record<string, string>>(`ui/${namespace}`)
export const industriesPage = ref<IndustriesPage>('pages/industries')
