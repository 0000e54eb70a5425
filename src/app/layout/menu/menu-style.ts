/**
 * The classes that the plain menu and the one with submenus share to the letter: the second takes the first one's place
 * under the pointer.
 */
export const menuStyle = {
  root: 'mx-auto hidden h-full lg:block [&>div]:h-full',
  list: 'flex h-full items-stretch',
  item: 'relative flex',
  entry: 'menu-entry',
  chevron: 'size-4 transition-transform duration-200 in-aria-expanded:rotate-180',
}
