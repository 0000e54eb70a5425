/** Where documents show that are no page of their own. */
const shownAt: Record<string, string> = {
  'pages/home.json': '/',
  'pages/solution.json': '/solutions/property-tours',
  'pages/not-found.json': '/not-there',
  'company.json': '/about',
  'furniture.json': '/furniture-placement',
  'sample-rooms.json': '/property-tours',
  'staging-styles.json': '/virtual-staging',
  'demos/analytics.json': '/real-time-analytics',
  'demos/insight.json': '/real-time-analytics',
  'demos/campaign.json': '/campaign-management',
  'demos/communication.json': '/communication-features',
  'demos/interactive.json': '/interactive-features',
  'demos/voter-engagement.json': '/voter-engagement',
  'ui/district.json': '/location-services',
  'ui/furniture.json': '/furniture-placement',
  'ui/hologram.json': '/ar-visualization',
  'ui/how-ar.json': '/ar-features',
  'ui/media.json': '/property-tours',
  'ui/stage.json': '/property-tours',
  'ui/tour.json': '/property-tours',
  'ui/voters.json': '/voter-engagement',
}

const lessons = /^ui\/(biology|chemistry|history|lab|physics)\.json$/

/**
 * The address that shows a document, without a language's prefix; the home page where every page does.
 * @param file  below a language's folder: `updates/one.mdx`
 */
export function pageOf(file: string): string {
  const known = shownAt[file]
  if (known) return known
  if (lessons.test(file)) return '/virtual-classrooms'
  if (file.startsWith('updates/')) return '/whats-new'
  const [, folder, name] = /^(pages|legal|industries|solutions)\/([^/]+)\.\w+$/.exec(file) ?? []
  if (!folder) return '/'
  return folder === 'pages' || folder === 'legal' ? `/${name}` : `/${folder}/${name}`
}
