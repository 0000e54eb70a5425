import type { About } from '../../content/schemas/about.ts'
import type { AnalyticsSample } from '../../content/schemas/analytics-sample.ts'
import type { ArFeatures } from '../../content/schemas/ar-features.ts'
import type { ArVisualization } from '../../content/schemas/ar-visualization.ts'
import type { CampaignDemo } from '../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../content/schemas/campaign-management.ts'
import type { CommunicationDemo } from '../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../content/schemas/communication-features.ts'
import type { Company } from '../../content/schemas/company.ts'
import type { ContactPage } from '../../content/schemas/contact-page.ts'
import type { Dashboard } from '../../content/schemas/dashboard.ts'
import type { DemoPage } from '../../content/schemas/demo-page.ts'
import type { GovernmentServices } from '../../content/schemas/government-services.ts'
import type { Home } from '../../content/schemas/home.ts'
import type { IndustriesPage } from '../../content/schemas/industries-page.ts'
import type { Industry } from '../../content/schemas/industry.ts'
import type { Insight } from '../../content/schemas/insight.ts'
import type { InteractiveDemo } from '../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../content/schemas/interactive-features.ts'
import type { Legal } from '../../content/schemas/legal.ts'
import type { LocationServices } from '../../content/schemas/location-services.ts'
import type { Navigation } from '../../content/schemas/navigation.ts'
import type { NotFound } from '../../content/schemas/not-found.ts'
import type { Offline } from '../../content/schemas/offline.ts'
import type { PoliticalAr } from '../../content/schemas/political-ar.ts'
import type { PropertyTours } from '../../content/schemas/property-tours.ts'
import type { RealTimeAnalytics } from '../../content/schemas/real-time-analytics.ts'
import type { SiteSettings } from '../../content/schemas/site-settings.ts'
import type { Solution } from '../../content/schemas/solution.ts'
import type { SolutionPage } from '../../content/schemas/solution-page.ts'
import type { SolutionsPage } from '../../content/schemas/solutions-page.ts'
import type { Update } from '../../content/schemas/update.ts'
import type { VirtualClassrooms } from '../../content/schemas/virtual-classrooms.ts'
import type { VoterEngagement } from '../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../content/schemas/voter-engagement-demo.ts'
import type { WhatsNew } from '../../content/schemas/whats-new.ts'
import type { DocumentRef } from './load.ts'

export type {
  Home,
  IndustriesPage,
  Industry,
  Navigation,
  NotFound,
  Offline,
  PropertyTours,
  SiteSettings,
}

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
export type { AnalyticsSample, ArVisualization, Insight, RealTimeAnalytics }
export const arVisualization = ref<ArVisualization>('pages/ar-visualization')
export const insight = ref<Insight>('demos/insight')
export const analyticsSample = ref<AnalyticsSample>('demos/analytics')
export const realTimeAnalytics = ref<RealTimeAnalytics>('pages/real-time-analytics')
export type { VoterEngagement, VoterEngagementDemo }
export const voterEngagement = ref<VoterEngagement>('pages/voter-engagement')
export const voterEngagementDemo = ref<VoterEngagementDemo>('demos/voter-engagement')

export type { ArFeatures, PoliticalAr, Solution, SolutionPage, SolutionsPage }
export const solutionsPage = ref<SolutionsPage>('pages/solutions')
export const politicalAr = ref<PoliticalAr>('pages/political-ar')
export const arFeatures = ref<ArFeatures>('pages/ar-features')
export const solutionPage = ref<SolutionPage>('pages/solution')
export const solution = (id: string) => ref<Solution>(`solutions/${id}`)
export type { Company, ContactPage }
export const company = ref<Company>('company')
export const contactPage = ref<ContactPage>('pages/contact')
export type { About, Dashboard, DemoPage, Legal, Update, WhatsNew }
export const about = ref<About>('pages/about')
export const whatsNew = ref<WhatsNew>('pages/whats-new')
export const update = (id: string) => ref<Update>(`updates/${id}`)
export const dashboard = ref<Dashboard>('pages/dashboard')
export const demoPage = ref<DemoPage>('pages/demo')
export const legal = (id: string) => ref<Legal>(`legal/${id}`)
export type { CampaignDemo, CampaignManagement }
export const campaignDemo = ref<CampaignDemo>('demos/campaign')
export const campaignManagement = ref<CampaignManagement>('pages/campaign-management')
export type { GovernmentServices }
export const governmentServices = ref<GovernmentServices>('pages/government-services')
export type { CommunicationDemo, CommunicationFeatures }
export const communicationFeatures = ref<CommunicationFeatures>('pages/communication-features')
export const communicationDemo = ref<CommunicationDemo>('demos/communication')
export type { InteractiveDemo, InteractiveFeatures }
export const interactiveFeatures = ref<InteractiveFeatures>('pages/interactive-features')
export const interactiveDemo = ref<InteractiveDemo>('demos/interactive')
export type { LocationServices }
export const locationServices = ref<LocationServices>('pages/location-services')
export type { VirtualClassrooms }
export const virtualClassrooms = ref<VirtualClassrooms>('pages/virtual-classrooms')
