import { ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';

/**
 * Saves a cell of a table and returns why that was refused, or null. The list is read again in either case, so that the row
 * shows what others have saved.
 */
export async function saveCell(save: () => Promise<string | null>): Promise<string | null> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Object.values(error.fields)[0] ?? error.message;
  } finally {
    await queryClient.invalidateQueries();
  }
}
