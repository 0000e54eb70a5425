/** What has changed, newest first: the files of `content/<language>/updates/`, without ending. */
export const updateIds = [
  'property-tours',
  'furniture-catalogue',
  'four-languages',
  'voter-engagement',
] as const
