/** The page is a timetable too: when a reader arrives at each section, counted by the build from its words. */
import { createContext, use } from 'react'

export const StopsContext = createContext<Record<string, string>>({})

export function useStop(id: string): string | undefined {
  return use(StopsContext)[id]
}
