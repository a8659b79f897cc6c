import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'
import { StepsToScale } from '#app/sections/steps-to-scale.tsx'
import { WorkflowEditor } from '#app/sections/workflow-editor.tsx'
import { WorkflowTool } from '#app/sections/workflow-tool.tsx'
import { Band } from '#app/ui/band.tsx'

export default function Product2() {
  const words = useWords('pages/product-2')
  return <><Opening words={words} /><Band id="workflow" stop="Workflow" flush label="x"><WorkflowTool editor={WorkflowEditor} /></Band><StepsToScale /></>
}
