import { DAY_SERVICE } from './dayAnswers.ts';
import { serve } from './serve.ts';

serve(DAY_SERVICE, ['best']);
