/** The model stands on the site's night ground in either theme, as the other stages do. */
export const palette = {
  ground: 0x0e1116,
  street: 0x2a2f3a,
  block: 0x3a404d,
  house: 0xefebe2,
  park: 0x4c6a55,
  crown: 0x86ab8d,
  trunk: 0x6b5a48,
  square: 0xb9b2a3,
  water: 0x27406f,
  walk: 0xf7f5f0,
  idle: 0x9fb4ff,
  lit: 0xff7a45,
  phone: 0x14171f,
  screen: 0xfdfcf9,
} as const
