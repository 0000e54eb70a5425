import { useEffect, useState } from 'react'
import { storyConfig } from '../config.ts'
import { ArStages } from './ar-stages.tsx'
import { Furniture } from './furniture.tsx'
import { Chapter } from './picture-mesh.tsx'
import { StoryScene, type StorySceneProps } from './story-scene.tsx'

/** The story of the home page: its first room can be furnished anew, its empty one shows the stages of AR. */
export function HomeScene(props: Omit<StorySceneProps, 'children' | 'shadows'>) {
  const { story, pictures } = props
  const [isReady, setReady] = useState(false)
  const empty = pictures[storyConfig.emptyRoom]
  const hasEmpty = empty !== undefined
  useEffect(() => {
    story.isFurnitureReady = isReady && hasEmpty
    return () => {
      story.isFurnitureReady = false
    }
  }, [story, isReady, hasEmpty])
  return (
    <StoryScene {...props} shadows>
      {(view) => (
        <>
          {empty && (
            <Chapter view={view} chapter={storyConfig.emptyRoom}>
              <ArStages view={view} picture={empty} />
            </Chapter>
          )}
          <Furniture {...{ story, view }} onReady={setReady} />
        </>
      )}
    </StoryScene>
  )
}
