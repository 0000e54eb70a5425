import type { DocumentDefinition } from './define.ts'
import { furniture } from './furniture.ts'
import { home } from './home.ts'
import { industriesPage } from './industries-page.ts'
import { industry } from './industry.ts'
import { navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { offline } from './offline.ts'
import { propertyTours } from './property-tours.ts'
import { sampleRooms } from './sample-rooms.ts'
import { siteSettings } from './site-settings.ts'
import { stagingStyles } from './staging-styles.ts'
import { uiStrings } from './ui-strings.ts'

/** Every kind of document that `content/` holds. */
export const definitions: DocumentDefinition[] = [
  siteSettings,
  navigation,
  home,
  notFound,
  offline,
  propertyTours,
  furniture,
  sampleRooms,
  stagingStyles,
  industriesPage,
  industry,
  ...uiStrings,
]
