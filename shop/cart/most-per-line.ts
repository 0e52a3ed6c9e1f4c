/** The most that a stepper offers of one product. A line that already has more keeps them. */
export const MOST_PER_LINE = 30;
