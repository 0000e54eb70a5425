/** The layers of the model from the ground up, as they stand apart when it is taken apart. */
export const layerIds = ['ground', 'tram', 'trees', 'buildings', 'people'] as const
export type LayerId = (typeof layerIds)[number]

/** The street as it is, and with what is proposed. */
export type Plan = 'existing' | 'proposed'

/** What there is only in the proposal. */
export const onlyProposed: readonly LayerId[] = ['tram']
