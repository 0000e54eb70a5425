import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { StagingStyles } from '../../../content/schemas/staging-styles.ts'
import type { VirtualStaging } from '../../../content/schemas/virtual-staging.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useChosenInView } from '../../ui/use-chosen-in-view.ts'
import { ChoiceLink } from '../choice-link.tsx'
import { fill } from '../fill.ts'
import { useQuery } from '../query.ts'
import { StylePanel } from './style-panel.tsx'
import { StylePicture } from './style-picture.tsx'

export interface StyleGalleryProps {
  copy: VirtualStaging['gallery']
  styles: StagingStyles['styles']
  furniture: Furniture
}

/** The styles as a strip of pictures, and one of them at large. Without scripts all of them are there. */
export function StyleGallery({ copy, styles, furniture }: StyleGalleryProps) {
  const named = useQuery('style')
  const at = styles.findIndex(({ id }) => id === named)
  const shown = Math.max(0, at)
  const row = useChosenInView<HTMLUListElement>(styles[shown]?.id ?? '')
  return (
    <Section aria-labelledby="styles" className="pt-0 sm:pt-0 lg:pt-0">
      <Heading id="styles" className="sr-only">
        {copy.title}
      </Heading>
      <ul
        ref={row}
        className="needs-scripts -mx-5 flex gap-3 overflow-x-auto px-5 pt-1 pb-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-4 lg:px-0"
      >
        {styles.map(({ id, name }, index) => (
          <li key={id} className="w-36 shrink-0 lg:w-auto">
            <ChoiceLink
              path="/virtual-staging"
              query={{ style: id }}
              chosen={index === shown}
              className="group block"
            >
              <StylePicture
                id={id}
                alt=""
                sizes="(min-width: 80rem) 186px, (min-width: 64rem) 15vw, 144px"
                late
              />
              <span className="mt-2 block border-t-2 border-transparent pt-2 text-[0.9375rem] font-semibold text-ink-soft group-hover:text-ink group-aria-[current]:border-signal group-aria-[current]:text-ink">
                {name}
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {fill(copy.shown, { style: styles[shown]?.name ?? '' })}
      </p>
      {styles.map((style, index) => (
        <StylePanel
          key={style.id}
          style={style}
          copy={copy}
          furniture={furniture}
          first={index === 0}
          className={classNames('mt-8 lg:mt-10', index !== shown && 'hidden no-scripts:block')}
        />
      ))}
    </Section>
  )
}
