/** The six methods on one line, from "follows your rules" to "decides within your limits". */
export const methods = [
  'rules',
  'workflow',
  'machine-learning',
  'deep-learning',
  'language-ai',
  'agentic-ai',
] as const
export type Method = (typeof methods)[number]
