/** A refusal of the server in words; one that no catalog knows is at least told as such. */
import { maybe, t } from './index.svelte';

export const errorText = (code: string): string => maybe(`ui-error-${code}`) ?? t('ui-error-unknown');
