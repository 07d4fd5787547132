import { callRecipe } from './call.ts';
import { category } from './category.ts';
import { customerFieldRecipe } from './customer-field.ts';
import { landingPage } from './landing-page.ts';
import type { Recipe } from './recipe.ts';
import { theme } from './theme.ts';

/** In the order in which they are applied. The landing page is for the new category. */
export const RECIPES: readonly Recipe[] = [category, theme, customerFieldRecipe, landingPage, callRecipe];
